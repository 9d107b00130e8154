import { env } from '#app/env.server'

/** Everything may be read but what only leads elsewhere. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /maintenance',
    'Disallow: /en/maintenance',
    '',
    `Sitemap: ${env.siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
