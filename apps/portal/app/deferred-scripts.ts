/**
 * Defers the scripts of a rendered page until `deferredScriptsLoader` runs. On a slow connection, they would
 * delay the styles and the font, and thus the first paint (docs/performance.md). The page works without
 * scripts in the meantime.
 */
export const deferScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace(/(<script(?: nonce="[^"]*")?) type="module" async="">/, '$1 type="deferred">')

/**
 * An inline script that loads the deferred scripts after the first paint, or at once in a hidden tab, which
 * is not painted. It restores the elements that Remix rendered, because React hydrates them.
 */
export const deferredScriptsLoader = `(function(d){var done;function start(){if(done)return;done=1;d.querySelectorAll("link[data-rel]").forEach(function(l){l.rel=l.dataset.rel;l.removeAttribute("data-rel")});d.querySelectorAll("script[type=deferred]").forEach(function(h){var s=d.createElement("script");s.type="module";s.nonce=h.nonce;s.text=h.text;h.replaceWith(s)})}try{if(d.hidden)start();else new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch(e){start()}setTimeout(start,3000)})(document)`
