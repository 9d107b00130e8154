import type { playlists } from '@bgm/contract'
import { z } from 'zod'
import { type Page, paginateIds } from '#src/platform/database/paginate-rows'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { playlistViews } from './view'

type PlaylistQuery = Pick<z.output<typeof playlists.list.query>, 'industry' | 'kind' | 'q'>

const sorting = {
  own: [{ by: 'lower(p.title_id)' }, { by: 'p.id' }],
  curated: [{ by: 'coalesce(p.position, 1000000)' }, { by: 'p.id' }],
  all: [
    { by: 'p.kind', down: true },
    { by: 'coalesce(p.position, 1000000)' },
    { by: "case when p.kind = 'own' then lower(p.title_id) else '' end" },
    { by: 'p.id' },
  ],
}

/** The document id of the first curated playlist for an industry, in the order of the list, or null. */
export async function findFirstPlaylist(industry: string): Promise<string | null> {
  const first = await selectOne(
    sql`select document_id as "documentId" from playlists
      where kind = 'curated' and published = ${true} and coalesce(fallback, ${false}) = ${false}
        and ',' || replace(industries, ' ', '') || ',' like ${`%,${industry},%`}
      order by coalesce(position, 1000000), id limit 1`,
    z.object({ documentId: z.string() }),
  )
  return first?.documentId ?? null
}

/**
 * A page of the playlists available to an organisation, with its own playlists first. Excludes the fallback
 * playlist, which members cannot choose.
 */
export async function listPlaylists(organisation: number, { industry, kind, q }: PlaylistQuery, page: Page) {
  const rows = strapi.db.getConnection().from('playlists as p').whereNot('p.fallback', true)
  const curated = { 'p.kind': 'curated', 'p.published': true }
  const own = { 'p.kind': 'own', 'p.organisation_id': organisation }
  if (kind) rows.where(kind === 'own' ? own : curated)
  else rows.where(allowed => allowed.where(curated).orWhere(own))
  if (industry) rows.whereRaw("',' || replace(p.industries, ' ', '') || ',' like ?", [`%,${industry},%`])
  if (q)
    rows.whereRaw("lower(p.title_id) like ? escape '\\'", [
      `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`,
    ])
  const { ids, pagination } = await paginateIds(rows, 'p', sorting[kind ?? 'all'], page)
  return { playlists: await playlistViews(ids), pagination }
}
