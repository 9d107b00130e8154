import { collectiveLog } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { implement } from '#src/platform/http/implement'
import { getLogBundle } from '#src/reporting'

export default implement(
  collectiveLog,
  { openBundle: ({ params, caller: reader }) => getLogBundle(params, reader) },
  getCollectiveReader,
)
