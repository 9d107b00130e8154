import { z } from 'zod'
import { listMissingCredits, listMissingMatchParts, storedContributors } from '#src/catalogue'
import type { Page } from '#src/platform/database/paginate-rows'

const uid = 'api::track.track'
const whole = z.coerce.number()
const text = z.string().nullable()

const playedRows = z.array(z.object({ id: z.number(), plays: whole, seconds: whole, total: whole }))

const played = `select t.id, sum(w.plays) as plays, sum(w.seconds) as seconds, count(*) over () as total
  from usage_works as w join tracks as t on t.document_id = w.track
  where w.month = ? and t.credits is distinct from 'complete'
  group by t.id order by sum(w.seconds) desc, t.id limit ? offset ?`

const trackRows = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    title: z.string(),
    artists: z.array(z.object({ name: z.string() })),
    composers: text,
    isrc: text,
    iswc: text,
    contributors: storedContributors,
  }),
)

const rawRows = <T extends z.ZodType>(rows: T) => z.object({ rows })

/** Works that were played in a month and lack what a society needs to match them, longest playing time first. */
export async function listUnmatchedWorks(month: string, { page, pageSize }: Page) {
  const bindings = [month, pageSize, (page - 1) * pageSize]
  const { rows } = rawRows(playedRows).parse(await strapi.db.connection.raw(played, bindings))
  const found: unknown = await strapi.db.query(uid).findMany({
    where: { id: { $in: rows.map(({ id }) => id) } },
    select: ['id', 'documentId', 'title', 'composers', 'isrc', 'iswc', 'contributors'],
    populate: { artists: { select: ['name'] } },
  })
  const tracks = new Map(trackRows.parse(found).map(track => [track.id, track]))
  return {
    total: rows[0]?.total ?? 0,
    works: rows.flatMap(({ id, plays, seconds }) => {
      const track = tracks.get(id)
      if (!track) return []
      return [
        {
          id: track.documentId,
          title: track.title,
          artists: track.artists.map(({ name }) => name),
          missing: [...listMissingCredits(track), ...listMissingMatchParts(track.contributors)],
          plays,
          seconds,
        },
      ]
    }),
  }
}

const maxConflicts = 100

const conflictRows = z.array(
  z.object({ isrc: z.string(), iswc: z.string(), track: z.string(), revision: whole, title: z.string() }),
)

// What counts are the credits of plays of the month, and those with which the next plays will be reported.
const conflicts = `with
  repeated as (
    select isrc from track_revisions where isrc is not null and iswc is not null
    group by isrc having count(distinct iswc) > 1
  ),
  used as (
    select r.isrc, r.iswc, r.track, max(r.revision) as revision, max(r.title) as title
    from track_revisions as r join repeated using (isrc)
    where r.iswc is not null and (
      exists (select from tracks as t where t.document_id = r.track and t.revision = r.revision and t.state <> 'withdrawn')
      or exists (select from usage_works as w where w.track = r.track and w.track_revision = r.revision and w.month = ?))
    group by r.isrc, r.iswc, r.track
  )
  select * from used
  where isrc in (select isrc from used group by isrc having count(distinct iswc) > 1 order by isrc limit ${maxConflicts})
  order by isrc, revision, track`

/** Recordings with the same ISRC and different ISWCs, of which at most one is right. */
export async function listIswcConflicts(month: string) {
  const { rows } = rawRows(conflictRows).parse(await strapi.db.connection.raw(conflicts, [month]))
  const byIsrc = new Map<string, z.output<typeof conflictRows>>()
  for (const row of rows) byIsrc.set(row.isrc, [...(byIsrc.get(row.isrc) ?? []), row])
  return [...byIsrc].map(([isrc, works]) => ({
    isrc,
    works: works.map(({ isrc: _, ...work }) => work),
  }))
}
