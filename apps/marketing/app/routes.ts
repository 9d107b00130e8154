import { localizeRoutes } from '@bgm/i18n/routes'
import type { RouteConfig } from '@remix-run/route-config'
import { routeRules } from './route-rules'

/** Paths of content pages; each shows the CMS page with the same slug. */
const contentPages = ['about', 'clients', 'cookie', 'faq', 'privacy-policy', 'terms-and-condition']
const sitemaps = ['sitemap', 'index-sitemap', 'id-sitemap', 'en-sitemap']

export default [
  ...localizeRoutes([
    { id: 'home', index: true, file: 'routes/home.tsx' },
    ...contentPages.map(slug => ({ id: slug, path: slug, file: 'routes/content-page.tsx' })),
    { id: 'product', path: 'product', file: 'routes/product/product.tsx' },
    { id: 'contact', path: 'contact', file: 'routes/contact/contact.tsx' },
    { id: 'contact-sent', path: 'contact/sent', file: 'routes/confirmation.tsx' },
    { id: 'become-partner', path: 'become-partner', file: 'routes/become-partner/become-partner.tsx' },
    { id: 'become-partner-sent', path: 'become-partner/sent', file: 'routes/confirmation.tsx' },
    { id: 'partner-status', path: 'partner-status', file: 'routes/become-partner/partner-status.tsx' },
    { id: 'industry', path: 'industry/:slug', file: 'routes/industry.tsx' },
    { id: 'license', path: 'license', file: 'routes/license/license.tsx' },
    { id: 'verify-licence', path: 'license/verify', file: 'routes/license/verify.tsx' },
    { id: 'code-entry', path: 'l', file: 'routes/licence/code-entry.ts' },
    { id: 'licence-check', path: 'l/:code', file: 'routes/licence/check.tsx' },
    { id: 'licence-report', path: 'l/:code/report', file: 'routes/licence/report.tsx' },
    { id: 'licence-report-sent', path: 'l/:code/report/sent', file: 'routes/licence/report-sent.tsx' },
    { id: 'licence-badge', path: 'l/:code/badge.svg', file: 'routes/licence/badge.ts' },
    { id: 'picture', path: 'pictures/*', file: 'routes/link-image.ts' },
    { id: 'preview', path: 'preview', file: 'routes/preview.tsx' },
    { id: 'status', path: 'status', file: 'routes/status/status.tsx' },
    { id: 'maintenance', path: 'maintenance', file: 'routes/maintenance.tsx' },
    ...Object.keys(routeRules).map(path => ({
      id: path.slice(1),
      path: path.slice(1),
      file: 'routes/route-rule.ts',
    })),
    { id: 'campaign', path: ':slug', file: 'routes/campaign-page.tsx' },
  ]),
  ...sitemaps.map(id => ({ id, path: `${id}.xml`, file: 'routes/sitemap.ts' })),
  { id: 'licence-keys', path: '.well-known/licence-keys.json', file: 'routes/licence/keys.ts' },
  { id: 'licence-status', path: 'licences/status.jws', file: 'routes/licence/status.ts' },
  { id: 'token-status-list', path: 's/:number', file: 'routes/licence/token-status.ts' },
  { id: 'usage-log-key', path: '.well-known/usage-log-key', file: 'routes/usage-log/key.ts' },
  {
    id: 'usage-receipt-key',
    path: '.well-known/usage-receipt-key',
    file: 'routes/usage-log/receipt-key.ts',
  },
  { id: 'usage-log-checkpoint', path: 'usage-log/checkpoint', file: 'routes/usage-log/checkpoint.ts' },
  { id: 'usage-log-policy', path: 'usage-log/policy', file: 'routes/usage-log/policy.ts' },
  { id: 'usage-log-tile', path: 'usage-log/tile/*', file: 'routes/usage-log/tile.ts' },
  { id: 'media', path: 'media/:file', file: 'routes/media.ts' },
  { id: 'robots', path: 'robots.txt', file: 'routes/robots.ts' },
  { id: 'not-found', path: '*', file: 'routes/not-found.tsx' },
] satisfies RouteConfig
