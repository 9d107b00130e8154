/**
 * Inline, first in `<head>`, before anything paints: the stored theme, and whether this document shows the splash
 * (the first of a browser session, unless reduced motion is asked for; the value is its start in ms).
 */
export const headScript = `(function(d){try{var t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(!sessionStorage.getItem("splash")&&!matchMedia("(prefers-reduced-motion:reduce)").matches){sessionStorage.setItem("splash","1");d.splash=Math.round(performance.now())}}catch(e){}})(document.documentElement.dataset)`
