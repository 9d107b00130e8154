import type { ApiScope, CollectiveScope } from '@bgm/validation'
import { z } from 'zod'

export type Parameter = {
  name: string
  in: 'path' | 'query'
  description: string
  schema: z.ZodType
  /** Path parameters are always required. */
  required?: boolean
}

const id: Parameter = {
  name: 'id',
  in: 'path',
  description: 'Id of a zone',
  schema: z.string().regex(/^[a-z0-9]{24}$/),
}
const paging: Parameter[] = [
  {
    name: 'cursor',
    in: 'query',
    description: '`next_cursor` of the previous page',
    schema: z.string().max(100),
  },
  {
    name: 'limit',
    in: 'query',
    description: 'Rows per page, 100 if absent',
    schema: z.int().min(1).max(500),
  },
]
const period: Parameter[] = [
  {
    name: 'from',
    in: 'query',
    description: 'Plays that started at this time or later',
    schema: z.iso.datetime({ offset: true }),
  },
  {
    name: 'until',
    in: 'query',
    description: 'Plays that started before this time',
    schema: z.iso.datetime({ offset: true }),
  },
  { name: 'zone', in: 'query', description: 'Plays of this zone only', schema: id.schema },
]

export type ResponseName =
  | 'ZonePage'
  | 'Zone'
  | 'NowPlaying'
  | 'PlayPage'
  | 'CollectiveMonthList'
  | 'CollectiveMonth'
  | 'CollectivePlayPage'
  | 'CollectiveVenuePage'
  | 'CollectiveWorkPage'

export type Operation = {
  path: string
  id: string
  summary: string
  scope: ApiScope | CollectiveScope
  parameters: Parameter[]
  /** `file` and `lines` stand for files that are sent unchanged. */
  response: ResponseName | 'file' | 'lines'
  failures: number[]
}

/** The operations that an organisation's key can call. */
const organisationOperations: Operation[] = [
  {
    path: '/zones',
    id: 'listZones',
    summary: 'List the zones of the organisation',
    scope: 'zones:read',
    parameters: paging,
    response: 'ZonePage',
    failures: [400, 401, 403, 429, 503],
  },
  {
    path: '/zones/{id}',
    id: 'getZone',
    summary: 'Get a zone',
    scope: 'zones:read',
    parameters: [id],
    response: 'Zone',
    failures: [400, 401, 403, 404, 429, 503],
  },
  {
    path: '/zones/{id}/now-playing',
    id: 'getNowPlaying',
    summary: 'Get what a zone is playing, and what comes next',
    scope: 'now-playing:read',
    parameters: [id],
    response: 'NowPlaying',
    failures: [400, 401, 403, 404, 429, 503],
  },
  {
    path: '/plays',
    id: 'listPlays',
    summary: 'List plays in the order in which they were received',
    scope: 'plays:read',
    parameters: [...period, ...paging],
    response: 'PlayPage',
    failures: [400, 401, 403, 429, 503],
  },
]

const month: z.ZodType = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
const pathMonth: Parameter = { name: 'month', in: 'path', description: 'Such as 2026-11', schema: month }
const queryMonth: Parameter = { ...pathMonth, in: 'query', required: true }
const withPath = [400, 401, 403, 404, 429, 503]

/** The operations that a collective body's key can call. */
const collectiveOperations: Operation[] = [
  {
    path: '/collective/months',
    id: 'listCollectiveMonths',
    summary: 'List all months, oldest first',
    scope: 'reports:read',
    parameters: [],
    response: 'CollectiveMonthList',
    failures: [400, 401, 403, 429, 503],
  },
  {
    path: '/collective/months/{month}',
    id: 'getCollectiveMonth',
    summary: 'Get the versions of a month with their files and deliveries, and its seals',
    scope: 'reports:read',
    parameters: [pathMonth],
    response: 'CollectiveMonth',
    failures: withPath,
  },
  {
    path: '/collective/months/{month}/versions/{version}/files/{format}',
    id: 'downloadCollectiveFile',
    summary: 'Download a file of a report; `Repr-Digest` is its checksum',
    scope: 'reports:read',
    parameters: [
      pathMonth,
      { name: 'version', in: 'path', description: 'Number of the version', schema: z.int().min(1) },
      { name: 'format', in: 'path', description: '`format` of the file', schema: z.string().max(40) },
    ],
    response: 'file',
    failures: withPath,
  },
  {
    path: '/collective/logs/{day}',
    id: 'downloadCollectiveLog',
    summary: 'Download the sealed log of a day (JSONL)',
    scope: 'reports:read',
    parameters: [{ name: 'day', in: 'path', description: 'Day of the seal', schema: z.iso.date() }],
    response: 'lines',
    failures: withPath,
  },
  {
    path: '/collective/checkpoints',
    id: 'downloadCollectiveCheckpoints',
    summary: 'Download all signed checkpoints (JSONL)',
    scope: 'reports:read',
    parameters: [],
    response: 'lines',
    failures: [400, 401, 403, 429, 503],
  },
  {
    path: '/collective/plays',
    id: 'listCollectivePlays',
    summary:
      'List the plays of a final month, or of the seal of a day, in the order in which they were sealed',
    scope: 'plays:read',
    parameters: [
      { ...queryMonth, required: false, description: 'A final month; either this or `sealed_on`' },
      { name: 'sealed_on', in: 'query', description: 'Day of the seal', schema: z.iso.date() },
      ...paging,
    ],
    response: 'CollectivePlayPage',
    failures: withPath,
  },
  {
    path: '/collective/venues',
    id: 'listCollectiveVenues',
    summary: 'List the venues of a month with their coverage, in the order in which they were created',
    scope: 'venues:read',
    parameters: [queryMonth, ...paging],
    response: 'CollectiveVenuePage',
    failures: [400, 401, 403, 429, 503],
  },
  {
    path: '/collective/works',
    id: 'listCollectiveWorks',
    summary: 'List the works of a report, those heard the longest first',
    scope: 'works:read',
    parameters: [
      queryMonth,
      {
        name: 'version',
        in: 'query',
        description: 'Number of the version, 1 if absent',
        schema: z.int().min(1),
      },
      ...paging,
    ],
    response: 'CollectiveWorkPage',
    failures: withPath,
  },
]

/** All operations that can be called with a key; a test compares them with the routes. */
export const publicOperations: Operation[] = [...organisationOperations, ...collectiveOperations]

export const isCollectiveOperation = ({ path }: Operation) => path.startsWith('/collective/')
