import { collectiveApiLog } from '@bgm/contract'
import { identifyCollectiveKey } from '#src/integrations'
import { implement } from '#src/platform/http/implement'
import { getLogBundle } from '#src/reporting'

export default implement(
  collectiveApiLog,
  { openBundle: ({ params, caller: reader }) => getLogBundle(params, reader) },
  identifyCollectiveKey,
)
