import { z } from 'zod'
import { type Contributor, storedContributors } from '#src/catalogue/track/rules/contributors'
import { splitNames } from '#src/catalogue/track/rules/words'
import type { StaffMessage } from '#src/platform/panel/staff-language'
import type { LineProblem, StatedCredits, StatedWork } from './rules/stated-work'

const uid = 'api::track.track'
const chunk = 500

const trackRow = z.object({
  id: z.number(),
  documentId: z.string(),
  title: z.string(),
  state: z.string(),
  revision: z.number(),
  sha256: z.string().nullable(),
  isrc: z.string().nullable(),
  iswc: z.string().nullable(),
  work_id: z.string().nullable(),
  composers: z.string().nullable(),
  arrangers: z.string().nullable(),
  publishers: z.string().nullable(),
  contributors: storedContributors,
})
type Track = z.output<typeof trackRow>

export type CreditChange = {
  track: Track
  data: { iswc?: string; work_id?: string; contributors?: Contributor[] }
}

export type CreditPlan = {
  /** The tracks that the file changes, and the number of those that already have what it states. */
  changes: CreditChange[]
  unchanged: number
  problems: LineProblem[]
}

async function findTracks(column: 'isrc' | 'documentId', values: readonly string[]): Promise<Track[]> {
  const found: Track[] = []
  for (let index = 0; index < values.length; index += chunk) {
    const rows: unknown = await strapi.db.query(uid).findMany({
      where: {
        [column]: { $in: values.slice(index, index + chunk) },
        ...(column === 'isrc' && { state: { $ne: 'withdrawn' } }),
      },
      select: Object.keys(trackRow.shape),
    })
    found.push(...z.array(trackRow).parse(rows))
  }
  return found
}

const unknownTrack: StaffMessage = [
  'No track of the catalogue has it, or the track is withdrawn',
  'Tidak ada lagu di katalog yang memakainya, atau lagunya ditarik',
]
const namedTwice: StaffMessage = [
  'The file names this track twice, by ISRC and by id',
  'Berkas menyebut lagu ini dua kali, dengan ISRC dan dengan id',
]

/** CWR has capital letters only: names that the track has already keep their spelling. */
function keepSpelling(contributors: readonly Contributor[], track: Track): Contributor[] {
  const names = [track.composers, track.arrangers, track.publishers].flatMap(splitNames)
  const known = new Map(
    [...names, ...track.contributors.map(({ name }) => name)].map(name => [name.toUpperCase(), name]),
  )
  return contributors.map(contributor => ({
    ...contributor,
    name:
      contributor.name === contributor.name.toUpperCase()
        ? (known.get(contributor.name) ?? contributor.name)
        : contributor.name,
  }))
}

const isSame = (one: readonly Contributor[], other: readonly Contributor[]): boolean => {
  const toKey = ({ name, role, ipi, share, society }: Contributor) => [name, role, ipi, share, society]
  return JSON.stringify(one.map(toKey)) === JSON.stringify(other.map(toKey))
}

function planWork({ iswc, work_id, contributors: stated }: StatedWork, track: Track): CreditChange {
  const contributors = keepSpelling(stated, track)
  return {
    track,
    data: {
      ...(iswc !== null && iswc !== track.iswc && { iswc }),
      ...(work_id !== null && work_id !== track.work_id && { work_id }),
      ...(contributors.length > 0 && !isSame(contributors, track.contributors) && { contributors }),
    },
  }
}

/** Determines what a file would change. Nothing is changed while it has problems. */
export async function planCredits({ works, problems: found }: StatedCredits): Promise<CreditPlan> {
  const [byIsrc, byId] = [
    await findTracks(
      'isrc',
      works.flatMap(({ isrc }) => isrc ?? []),
    ),
    await findTracks(
      'documentId',
      works.flatMap(({ isrc, track }) => (isrc === null && track !== null ? [track] : [])),
    ),
  ]
  const isrcs = new Map(byIsrc.map(track => [track.isrc, track]))
  const ids = new Map(byId.map(track => [track.documentId, track]))
  const seen = new Set<number>()
  const problems = [...found]
  const plans = works.flatMap(work => {
    const track = work.isrc === null ? ids.get(work.track ?? '') : isrcs.get(work.isrc)
    const column = work.isrc === null ? 'track' : 'isrc'
    const problem = !track ? unknownTrack : seen.has(track.id) ? namedTwice : null
    if (problem) problems.push({ line: work.line, column, message: problem })
    if (!track || problem) return []
    seen.add(track.id)
    return [planWork(work, track)]
  })
  const changes = plans.filter(({ data }) => Object.keys(data).length > 0)
  return {
    changes,
    unchanged: plans.length - changes.length,
    problems: problems.sort((one, other) => one.line - other.line),
  }
}
