/** Returns one script per message group (`app/components/signed-in-messages.ts`) and language. */
function listMessageGroups(locale: string): [string, RegExp[]][] {
  const messages = `/i18n/src/messages/${locale}/`
  const group = (name: string, ...modules: string[]): [string, RegExp[]] => [
    `${name}-${locale}`,
    [new RegExp(`${messages}(?:${[name, ...modules].join('|')})\\.ts`)],
  ]
  return [
    group('account-pages', 'personal-data', 'security', 'verify-code'),
    group('forms', 'form-errors', 'validation'),
    group('organisation', 'audit', 'people', 'permissions'),
    group('ordering', 'ordering-pages', 'orders', 'packages', 'paid-together'),
    group('registration', 'registration-pages', 'unit-forms'),
    group('payments', 'held-money'),
    group('unit-imports'),
    ...[
      'dashboard',
      'announcements',
      'approval',
      'cart',
      'groups',
      'changes',
      'incidents',
      'integrations',
      'zones',
      'zone-board',
      'zone',
      'remote-passes',
      'remote',
      'track-feedback',
      'schedule',
      'pairing',
      'usage',
      'licences',
      'music',
      'playlists',
      'quotations',
      'trial',
      'withholding',
      'ledger',
    ].map(noun => group(noun)),
    [`messages-${locale}`, [new RegExp(messages)]],
  ]
}

/**
 * The scripts that pages load, each a list of modules. Every page loads `framework` and `kit`, which is part
 * of the root's script; signed-in pages load `content`, which is part of the layout's script. A module
 * shared by two pages without a rule here becomes a separate file and thus another request;
 * `tooling/verify/src/page-weight/portal-build.mjs` lists these files.
 */
const chunkModules: Record<string, RegExp[]> = {
  framework: [
    /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//,
    /\/node_modules\/(?:class-variance-authority|clsx)\//,
    /\/ui\/src\/art\/create-line-icon\./,
    /^\0rolldown\/runtime/,
  ],
  // Needed only by pages with a form that uses `useSubmission`.
  forms: [
    /\/node_modules\/@conform-to\/(?:react|dom)\//,
    /\/ui\/src\/(?:controls\/(?:checkbox|field-pair|fieldset|password-input|radio-card)|feedback\/error-summary)\./,
    /\/lucide-react\/dist\/esm\/icons\/(?:eye|eye-off)\.m?js/,
    /\/app\/routes\/business-units\/delete-form\.|\/validation\/src\/clean-text\./,
    /\/app\/forms\/(?:choice-fields|fields|textarea-field|reply|select-field|submission-form|submit-button|summary-heading|use-form-field|use-submission|use-validation)\.tsx?$/,
  ],
  kit: [
    /\/app\/(?:root\.tsx|deferred-scripts\.ts|entry-script\.ts|(?:app|entry)\.css)|\/ui\/assets\/(?:mark\.svg|plus-jakarta-sans\.woff2)/,
    /\/ui\/src\/controls\/(?:anchor|button|field|icon-button|switches|text-input)\./,
    /\/ui\/src\/(?:art\/(?:error-art|logo|mark|lobe)|feedback\/(?:build-notice|consent-notice|dialog-styles|loading|splash|toast)|frames\/(?:bare-frame|error-page|page-handle|skip-link))\./,
    /\/lucide-react\/dist\/esm\/icons\/(?:check|monitor|moon|sun|triangle-(?:alert|exclamation-point)|x)\.m?js/,
    /\/packages\/browser\/src\/(?!analytics|countdown|form-values|redact-event|consent|posthog)|\/i18n\/src\/(?:error-page-keys|locales|paths|routes)\.|vite\/preload-helper/,
    /\/packages\/validation\/src\/(?:clock|constants|roles)\.ts/,
    /\/app\/(?:store|text|paths|entry-paths|components\/(?:build-notice|consent-notice|default-submit-button|error-page|organisation-changed|page|notices|nonce|router-links|signed-in-messages|try-again|submit-failure-toast|use-(?!polling)[\w-]+))\.tsx?$/,
    /\/app\/forms\/(?:client-action|language-intent)\.tsx?$/,
  ],
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
    /\/app\/(?:components\/(?:held-money|included-tax|order-receipt|period-switch|transfer-details|voucher-form)|forms\/package-list)\.tsx?$/,
    /\/app\/routes\/orders\/(?:cancel-form|order-unavailable|use-coverage-period)|\/app\/services\/area-limit\.|\/validation\/src\/suggested-package\./,
  ],
  people: [
    /\/app\/routes\/account\/(?:account-page|email-card|verified-badge)/,
    /\/app\/routes\/people\/(?:access-fields|member-actions|member-cells)/,
  ],
  payments: [
    /\/app\/routes\/payments\/(?!(?:pay-order|pay-orders|payment|pay-link|pay-link-payment)\.)/,
    /\/app\/services\/payment-(?:options|ways)\.|\/icons\/(?:arrow-left|external-link)\.m?js/,
  ],
  music: [
    /\/app\/components\/(?:music-|playlist-c|preview-|tempo-|track-)|\/app\/routes\/playlists\/playlist-use-text/,
    /\/lucide-react\/dist\/esm\/icons\/(?:pause|play)\./,
  ],
  board: [
    /\/app\/components\/(?:lock-note|playlist-tile|zone-)|\/lucide-react\/dist\/esm\/icons\/lock\./,
    /\/app\/routes\/zones\/(?:outage-notice|use-is-stale|zone-action|zone-picture|zones-summary)\./,
  ],
  playback: [/\/app\/routes\/(?:zones\/unpair-form|licences\/licence-(?:action|state))/],
  passes: [
    /\/lucide-react\/dist\/esm\/icons\/(?:ban|flag|heart|undo-2)\.m?js/,
    /\/app\/routes\/remote\/(?:holder-list|latest-track-action|pass-manager|track-actions)\./,
  ],
  units: [/\/app\/(?:routes\/business-units\/select-units|services\/unit-selection)\./],
  notices: [
    /\/app\/routes\/announcements\/(?:announcement-text|audio-\w+|convert-audio|music-preview|play-over-music|preview-music|recorder|use-audio-file|use-recorder|wav)\./,
    /\/playback\/src\/ducking\./,
  ],
  week: [/\/app\/routes\/schedule\/(?:week|weekday-chips)\.|\/playback\/src\/overlap\./],
  plays: [/\/app\/routes\/usage\/(?:dispute-card|dispute-subject|month|proof-verdict|usage-lines)\./],
  connections: [/\/app\/routes\/integrations\/(?:checkbox-group-field|scope-names|webhook-fields)\./],
  lists: [
    /\/ui\/src\/content\/(?:pagination|table)\./,
    /\/icons\/(?:arrow-down|arrow-up|chevrons-up-down|shopping-cart)\.m?js/,
    /\/app\/components\/list-/,
  ],
  content: [
    /\/app\/routes\/(?:shell|account-menu|member-frame|navigation|organisation-menu)\.tsx|\/ui\/assets\/industries\.svg/,
    /\/ui\/src\/(?:content\/(?!bars-chart|coverage-table|pagination|table)|art\/(?:empty|industry-picture)|feedback\/(?:notice|empty-state|error-state|confirm-link))/,
    /\/ui\/src\/(?:controls\/(?:cached-content|menu|segmented|select)|frames\/(?:app-shell|page-header|side-nav|tab-bar))/,
    /\/i18n\/src\/format/,
    // An icon used by one page is part of that page, so only icons used by several groups are listed.
    /\/lucide-react\/dist\/esm\/icons\/(?:arrow-right|calendar-days|chart-column|chevron-(?:down|left|right)|circle-check|clock|download|eighth-notes|file-badge|file-down|file-text|house|info|key-round|log-out|megaphone|minus|pencil|plug|plus|printer|receipt-text|rotate-ccw-clock|search|settings|shield-check|sliders-horizontal|speaker|store|text-align-start|upload|user-round|user-round-cog|users|wallet)\.m?js/,
    /\/app\/components\/(?:bare-page|copy-button|use-polling|ignored-values|royalty-line|sign-out-form|state-badge|switch-organisation-form)/,
    /\/app\/(?:forms\/shown-for|services\/(?:packages|package-title))\.tsx?$/,
    /\/validation\/src\/licence-display\./,
  ],
  ...Object.fromEntries(['id', 'en'].flatMap(listMessageGroups)),
}

/** Returns the script of a module, if a rule applies to it. */
export const findChunk = (id: string) =>
  Object.keys(chunkModules).find(chunk => chunkModules[chunk]?.some(modules => modules.test(id))) ?? null
