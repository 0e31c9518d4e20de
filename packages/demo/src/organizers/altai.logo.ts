/** A cedar on a trail between two ridges. */
export const altaiLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="30" fill="#1f4d3a"/>
  <path d="M6 45 22 27l8 9 10-13 18 22a30 30 0 0 1-52 0Z" fill="#3f7d5c"/>
  <path d="M32 11 24 24h4l-7 10h6l-8 11h26l-8-11h6l-7-10h4Z" fill="#f3ead6"/>
  <path d="M30 45h4c0 5 6 6 3 16a30 30 0 0 1-8 .8c4-8 0-10 1-16.8Z" fill="#f3ead6"/>
</svg>`;
