/**
 * Inline, first in `<head>`, before anything paints: the stored theme, and whether this document shows the splash
 * (the first of a browser session, unless reduced motion is asked for; the value is its start in ms), and whether its
 * reader came back to it (`data-returned`: the place is theirs only in a page that is laid out whole).
 */
export const headScript = `(function(d){try{var t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(!sessionStorage.getItem("splash")&&!matchMedia("(prefers-reduced-motion:reduce)").matches){sessionStorage.setItem("splash","1");d.splash=Math.round(performance.now())}if(performance.getEntriesByType("navigation")[0].type!="navigate")d.returned=""}catch(e){}})(document.documentElement.dataset)`
