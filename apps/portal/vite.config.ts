import { lineIcons } from '@bgm/ui/line-icons'
import { minifyScripts } from '@bgm/ui/minify-scripts'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { findChunk } from './vite/chunks'
import { languageManifests } from './vite/language-manifests'
import { moduleSizes } from './vite/module-sizes'
import { reactModules } from './vite/react-modules'
import { serverJsx } from './vite/server-jsx-plugin'
import { topLevelAwaits } from './vite/top-level-awaits'
import { removeUnusedRouterParts } from './vite/unused-router-parts'

declare module '@remix-run/node' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
  interface Future {
    v3_singleFetch: true
  }
}

const flags = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  // The whole route map is loaded initially, so that a deployment cannot discard a half-filled form.
  v3_lazyRouteDiscovery: false,
  unstable_optimizeDeps: true,
}

const inBrowserBuild: Plugin['apply'] = (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild

/**
 * If a deployment has removed a route's script, reports this as Vite's `preloadError`, so that the page can
 * be loaded in full.
 */
const lostScripts: Plugin = {
  name: 'lost-scripts',
  apply: inBrowserBuild,
  transform(code, id) {
    if (!id.includes('/@remix-run/react/dist/esm/routeModules.js')) return null
    const reload = 'window.location.reload();'
    if (!code.includes(reload)) this.error('The router no longer reloads where a script is lost')
    // If the page was already reloaded in the last 10 s, show the error page instead of a blank page.
    const report =
      "if (window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) return { default() { throw error; } };"
    return code.replace(reload, report)
  },
}

/**
 * Lets a route's script export more than the route, so that the modules shared by all pages (`kit`) are part
 * of the root's script, and those shared by signed-in pages (`content`) part of the layout's. Otherwise
 * Remix would load two more files.
 */
const sharedRouteChunks: Plugin = {
  name: 'shared-route-chunks',
  apply: inBrowserBuild,
  options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

/**
 * Writes the entry pages' script and the scripts that it loads, although only the server build names it. Remix takes no
 * scripts from that build.
 */
const entryScript: Plugin = {
  name: 'entry-script',
  apply: inBrowserBuild,
  transform: {
    filter: { id: /\/app\/entry-script\.ts\?worker/ },
    handler: code => ({ code, moduleSideEffects: 'no-treeshake' }),
  },
}

/** Takes the zod functions that Conform needs from zod's smaller build, which the schemas also use. */
const smallZod: Plugin = {
  name: 'small-zod',
  enforce: 'pre',
  apply: inBrowserBuild,
  transform(code, id) {
    if (!id.includes('/@conform-to/zod/dist/v4/coercion.')) return null
    const replaced = code.replace("from 'zod/v4'", "from 'zod/v4-mini'")
    if (replaced === code) this.error("Conform no longer imports 'zod/v4'")
    return replaced
  },
}

/**
 * Dynamic imports (messages, schemas) depend only on chunks that are already loaded, so they need no
 * preloading.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: inBrowserBuild,
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null),
}

export default defineConfig(({ isSsrBuild }) => ({
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3001), strictPort: true },
  // The CSP does not allow data: URLs for images and icons, so no files are inlined.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    // Modules imported on demand depend only on chunks that are already loaded.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: isSsrBuild
        ? {}
        : {
            minify: false,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: findChunk, debugName: 'pages' }],
            },
          },
    },
  },
  // Builds the entry pages' script as a separate module: see root.tsx.
  worker: {
    format: 'es',
    plugins: () => [{ ...minifyScripts, apply: 'build' }],
    rolldownOptions: { output: { minify: false } },
  },
  ssr: { noExternal: [/^@bgm\//] },
  plugins: [
    removeUnusedRouterParts(flags),
    serverJsx,
    lostScripts,
    plainImports,
    lineIcons,
    sharedRouteChunks,
    topLevelAwaits,
    entryScript,
    smallZod,
    languageManifests,
    moduleSizes,
    minifyScripts,
    reactModules,
    tailwindcss(),
    remix({
      future: flags,
    }),
  ],
}))
