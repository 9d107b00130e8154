/**
 * The inline script at the start of `<head>`. Before the first paint, it applies the stored theme and starts
 * the splash, unless an earlier document of the browser session had one or reduced motion is preferred.
 * `data-splash` is the start time in ms. `data-returned` marks a reload or history navigation, so that all
 * sections are laid out and the scroll position can be restored.
 */
export const headScript = `(function(d){try{var t=localStorage.getItem("theme");if(t=="light"||t=="dark")d.theme=t;if(!sessionStorage.getItem("splash")&&!matchMedia("(prefers-reduced-motion:reduce)").matches){sessionStorage.setItem("splash","1");d.splash=Math.round(performance.now())}if(performance.getEntriesByType("navigation")[0].type!="navigate")d.returned=""}catch(e){}})(document.documentElement.dataset)`
