import { publicPlays } from '@bgm/contract'
import { decodeCursor, identifyApiKey, listPublicPlays } from '#src/integrations'
import { fieldError } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'

const toMilliseconds = (instant: string | undefined) =>
  instant === undefined ? undefined : Date.parse(instant)

export default implement(
  publicPlays,
  {
    async listPlays({ query, caller: scope }) {
      const { zone, limit } = query
      const from = toMilliseconds(query.from) ?? 0
      const until = toMilliseconds(query.until) ?? Date.now()
      const after = decodeCursor(query.cursor)
      if (from >= until) throw fieldError('until', 'validation.invalid')
      if (after !== undefined && after.length !== 2) throw fieldError('cursor', 'validation.invalid')
      return listPublicPlays(scope, { from, until, zone, after, limit })
    },
  },
  identifyApiKey,
)
