import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { languageManifests } from './vite/language-manifests'
import { moduleSizes } from './vite/module-sizes'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

// Limits a page to twelve requests. Every page loads two files; member pages and registration share a third; lists,
// registration and unit forms have their own. A module shared by two pages without a rule here becomes a separate file,
// i.e. another request: `tooling/verify/src/page-weight/portal-build.mjs` lists them.
const together: Record<string, RegExp[]> = {
  framework: [
    /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//,
    /\/node_modules\/(?:class-variance-authority|clsx)\//,
    /\/lucide-react\/dist\/esm\/(?:[A-Z]\w+|createLucideIcon|shared\/.*|defaultAttributes|context)\.m?js/,
    /commonjsHelpers/,
  ],
  // Only needed by pages with a form of `useSubmission`.
  forms: [
    /\/node_modules\/@conform-to\/(?:react|dom)\//,
    /\/ui\/src\/(?:controls\/(?:checkbox|field-pair|fieldset|password-input|radio-card)|feedback\/error-summary)\./,
    /\/lucide-react\/dist\/esm\/icons\/(?:eye|eye-off)\.m?js/,
    /\/app\/routes\/business-units\/delete-form\./,
    /\/app\/forms\/(?:choice-fields|fields|paragraph-field|reply|select-field|submission-form|submit-button|summary-heading|use-form-field|use-submission|use-validation)\.tsx?$/,
  ],
  kit: [
    /\/ui\/src\/controls\/(?:anchor|button|field|icon-button|switches|text-input)\./,
    /\/ui\/src\/(?:art\/(?:error-art|logo|mark|lobe)|feedback\/(?:dialog-styles|loading|splash|toast)|frames\/(?:bare-frame|error-page|page-handle|skip-link))\./,
    /\/lucide-react\/dist\/esm\/icons\/(?:check|monitor|moon|sun|triangle-(?:alert|exclamation-point)|x)\.m?js/,
    /\/packages\/browser\/src\/(?!analytics|countdown|form-values|redact-event|consent|posthog)|\/i18n\/src\/(?:error-page-keys|locales|paths|routes)\.|vite\/preload-helper/,
    /\/packages\/validation\/src\/(?:clock|constants|roles)\.ts/,
    /\/app\/(?:store|text|paths|components\/(?:default-submit-button|error-page|page|notices|nonce|router-links|try-again|submit-failure-toast|use-(?!polling)[\w-]+))\.tsx?$/,
    /\/app\/forms\/(?:client-action|language-intent)\.tsx?$/,
  ],
  industry: [/\/ui\/src\/(?:art\/industry|content\/(?:industry-tile|name-cell))/],
  wizard: [
    /\/ui\/src\/(?:controls\/choice-card|frames\/(?:wizard-frame|stepper))/,
    /\/app\/routes\/registration\/(?:wizard-page|industry-summary|person-fields)/,
  ],
  place: [
    /\/ui\/src\/controls\/file-input|\/validation\/src\/(?:npwp|zip-code)|\/app\/components\/(?:region-|tax-fields)/,
    /\/app\/routes\/business-units\/(?:unit-form|unit-venue-fields)/,
    /\/app\/(?:components\/industry-search|forms\/find-industry)\./,
  ],
  ordering: [
    /\/ui\/src\/(?:content\/(?:package-choice|order-summary|price-card)|controls\/zone-picker)/,
    /\/app\/(?:components\/(?:order-receipt|period-switch|transfer-details)|forms\/package-list)\.tsx?$/,
    /\/app\/routes\/orders\/(?:cancel-form|use-coverage-period)/,
  ],
  people: [
    /\/app\/routes\/account\/(?:account-page|email-card|verified-badge)/,
    /\/app\/routes\/people\/(?:access-fields|member-actions|member-cells)/,
  ],
  payments: [
    /\/app\/routes\/payments\/(?!(?:pay-order|pay-orders|payment|pay-link|pay-link-payment)\.)/,
    /\/app\/services\/payment-ways\.|\/icons\/(?:arrow-left|external-link)\.m?js/,
  ],
  music: [
    /\/app\/components\/(?:music-|playlist-c|preview-|tempo-|track-)|\/app\/routes\/playlists\/use-text/,
    /\/lucide-react\/dist\/esm\/icons\/(?:pause|play)\./,
  ],
  playback: [
    /\/app\/components\/(?:playlist-tile|zone-)/,
    /\/app\/routes\/(?:remote\/holder-list|zones\/unpair-form|licences\/licence-(?:action|state))/,
  ],
  week: [/\/app\/routes\/schedule\/(?:week|weekday-chips)\.|\/playback\/src\/overlap\./],
  plays: [/\/app\/routes\/usage\/(?:dispute-card|dispute-subject|proof-verdict|usage-lines)\./],
  connections: [/\/app\/routes\/integrations\/(?:choices-field|scope-names|webhook-fields)\./],
  lists: [
    /\/ui\/src\/content\/(?:pagination|table)\./,
    /\/icons\/(?:arrow-down|arrow-up|chevrons-up-down)\.m?js/,
    /\/app\/components\/list-/,
  ],
  content: [
    /\/ui\/src\/(?:content\/(?!bars-chart|coverage-table|pagination|table)|art\/empty|feedback\/(?:notice|empty-state|error-state|confirm-link))/,
    /\/ui\/src\/(?:controls\/(?:menu|segmented|select)|frames\/(?:app-shell|page-header|side-nav|tab-bar))/,
    /\/i18n\/src\/format/,
    // Icons of one page belong to the page, so only those of several groups are listed.
    /\/lucide-react\/dist\/esm\/icons\/(?:arrow-right|chevron-(?:down|left|right)|circle-check|clock|download|file-down|file-text|house|info|key-round|log-out|minus|plus|search|shield-check|sliders-horizontal|store|text-align-start|upload|user-round)\.m?js/,
    /\/app\/components\/(?:copy-button|use-polling|ignored-values|royalty-line|sign-out-form|signed-in-messages|state-badge|switch-organisation-form)/,
    /\/app\/services\/(?:packages|package-title)\.tsx?$/,
    /\/app\/routes\/usage\/month\.|\/validation\/src\/licence-display\./,
  ],
  ...Object.fromEntries(
    ['id', 'en'].flatMap(locale => {
      const signedIn = '(?:signed-in|signed-in-forms|business-units|ordering|people|states)'
      const messages = `/i18n/src/messages/${locale}/`
      return [
        [`signed-in-${locale}`, [new RegExp(`${messages}${signedIn}\\.ts`)]],
        [`account-${locale}`, [new RegExp(`${messages}(?:account-pages|personal-data|security)\\.ts`)]],
        ...[
          'dashboard',
          'announcements',
          'incidents',
          'integrations',
          'zones',
          'zone-board',
          'zone',
          'remote-passes',
          'remote',
          'schedule',
          'pairing',
          'usage',
          'licences',
          'music',
          'playlists',
          'payments',
        ].map((noun): [string, RegExp[]] => [`${noun}-${locale}`, [new RegExp(`${messages}${noun}\\.ts`)]]),
        [`single-page-${locale}`, [new RegExp(`${messages}(?:single-page|permissions|unit-imports)\\.ts`)]],
        [`messages-${locale}`, [new RegExp(messages)]],
      ]
    }),
  ),
}

const flags = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  // The whole route map is loaded initially, so that a deployment cannot interrupt a half-filled form.
  v3_lazyRouteDiscovery: false,
  unstable_optimizeDeps: true,
}

const inBrowserBuild: Plugin['apply'] = (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild

/** Inlines the flags in Remix's browser code, so that the minifier removes the branches they disable. */
const settledFlags: Plugin = {
  name: 'settled-flags',
  apply: inBrowserBuild,
  transform: (code, id) =>
    id.includes('/@remix-run/react/dist/esm/')
      ? code
          .replaceAll(/(?:window\.__remixContext\.)?future\.v3_singleFetch/g, String(flags.v3_singleFetch))
          .replaceAll('future.v3_lazyRouteDiscovery', String(flags.v3_lazyRouteDiscovery))
          .replaceAll('window.__remixContext.isSpaMode', 'false')
          .replace('router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', '')
      : null,
}

/** Reports a route script that a deploy removed as Vite's `preloadError`, so that the page can be loaded in full. */
const lostScripts: Plugin = {
  name: 'lost-scripts',
  apply: inBrowserBuild,
  transform(code, id) {
    if (!id.includes('/@remix-run/react/dist/esm/routeModules.js')) return null
    const reload = 'window.location.reload();'
    if (!code.includes(reload)) this.error('The router no longer reloads where a script is lost')
    // If the page has reloaded in the last 10 s, it shows an error instead of staying empty.
    const report =
      "if (window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) return { default() { throw error; } };"
    return code.replace(reload, report)
  },
}

/** Takes the functions of zod that Conform needs from zod's smaller build, which the schemas use. */
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

/** Dynamic imports (messages, schemas) only depend on loaded chunks, so they need no preloading. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: inBrowserBuild,
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null),
}

/**
 * The browser's build minifies the entry script and the server's does not, so a hash of its content would differ between
 * them.
 */
function hashEntrySources(): string {
  const folder = join(import.meta.dirname, '../../packages/browser')
  const sources = readdirSync(join(folder, 'src')).filter(name => !name.includes('.test.'))
  const hash = createHash('sha256')
  for (const name of ['package.json', ...sources.sort().map(source => `src/${source}`)])
    hash.update(readFileSync(join(folder, name)))
  return hash.digest('base64url').slice(0, 8)
}

const chunkOf = (id: string) =>
  Object.keys(together).find(chunk => together[chunk]?.some(modules => modules.test(id)))

export default defineConfig(({ isSsrBuild }) => ({
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3001), strictPort: true },
  // The CSP does not allow data: URLs for images and icons, so none are inlined.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Saves 4 kB per page over esbuild.
    minify: isSsrBuild ? false : 'terser',
    // What is imported on demand only depends on loaded chunks.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    rollupOptions: {
      output: isSsrBuild
        ? {}
        : {
            onlyExplicitManualChunks: true,
            manualChunks: chunkOf,
          },
    },
  },
  // Builds the script of the entry pages as a separate module: see root.tsx.
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: `assets/[name]-${hashEntrySources()}.js` } },
  },
  ssr: { noExternal: [/^@bgm\//] },
  plugins: [
    settledFlags,
    lostScripts,
    plainImports,
    smallZod,
    languageManifests,
    moduleSizes,
    tailwindcss(),
    remix({
      future: flags,
    }),
  ],
}))
