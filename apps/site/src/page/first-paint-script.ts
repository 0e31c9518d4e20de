/** How long a first visit waits for its faces before it is read in the local ones. */
export const firstPaintLimitMs = 1500;

/**
 * Keeps a page of this host back until the three faces of its theme are there (base.css): what is
 * painted without them moves when they come. Who comes from a page of the same host has them already,
 * and is not kept waiting between two pages. Runs behind the styles, which say what the faces are; these
 * are read in a task of their own, for reading them computes all styles, which with the parsing of the
 * page around it would hold a slow phone for longer than a press may wait.
 */
export const firstPaintScript = `if(!document.referrer.startsWith(location.origin+"/")){const r=document.documentElement,o=()=>r.removeAttribute("data-awaits-faces");r.setAttribute("data-awaits-faces","");setTimeout(o,${firstPaintLimitMs});setTimeout(()=>{const s=getComputedStyle(r),f=(n,w)=>document.fonts.load(s.getPropertyValue("--font-"+w)+" 1em "+s.getPropertyValue("--font-"+n),"Ж");Promise.all([f("heading","heading-weight"),f("text","text-weight"),f("text","text-weight-strong")]).then(o,o)})}`;
