import { publicPlays } from '@bgm/contract'
import { identifyApiKey } from '#src/integrations/api-key/authenticate'
import { listPublicPlays } from '#src/integrations/public-api/plays'
import { decodeCursor } from '#src/integrations/public-api/rules/cursor'
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
