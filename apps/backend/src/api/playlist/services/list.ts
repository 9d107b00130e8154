import { industrySlugs } from '@bgm/validation'
import { z } from 'zod'
import { type Page, paginateRows } from '#src/database/paginate-rows'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { playlistViews } from './view'

export const playlistQuery = z.strictObject({
  industry: emptyAsUndefined(z.enum(industrySlugs)),
  ...pageQuery,
})

/**
 * A page of the playlists available to an organisation, its own first. Excludes the fallback playlist, which members
 * cannot choose.
 */
export async function listPlaylists(organisation: number, industry: string | undefined, page: Page) {
  const rows = strapi.db
    .getConnection()
    .from('playlists as p')
    .whereNot('p.fallback', true)
    .where(allowed =>
      allowed
        .where({ 'p.kind': 'curated', 'p.published': true })
        .orWhere({ 'p.kind': 'own', 'p.organisation_id': organisation }),
    )
  if (industry) rows.whereRaw("',' || replace(p.industries, ' ', '') || ',' like ?", [`%,${industry},%`])
  const sorting = [{ by: 'p.kind', down: true }, { by: 'coalesce(p.position, 1000000)' }, { by: 'p.id' }]
  const { ids, pagination } = await paginateRows(rows, 'p', sorting, page)
  return { playlists: await playlistViews(ids), pagination }
}
