/**
 * Says that a page which was fetched ahead is looked at now, and from where one came to it; its server
 * has counted nothing yet, nor where a cache in front of it answers. Then marks a page that is opened at its top, before any of it is laid out: there the blocks below may
 * wait (base.css). Reloads and ways back return to a place that depends on the height of all above.
 */
export const visitScript = `{const n=performance.getEntriesByType("navigation")[0],v=()=>navigator.sendBeacon("/visit",document.referrer);document.prerendering?document.addEventListener("prerenderingchange",v,{once:true}):(n?.deliveryType==="navigational-prefetch"||"counts"in document.documentElement.dataset)&&v()}if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.visit="new"`;
