import { env } from '#app/env.server'

/** Everything may be read: a page that should not be found says so itself, which only its readers can see. */
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
