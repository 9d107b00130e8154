import { env } from '#app/env.server'

/** Disallows nothing, because crawlers must fetch a page to see its `noindex`. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${env.siteUrl}/sitemap.xml`,
    `Sitemap: ${env.siteUrl}/index-sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
