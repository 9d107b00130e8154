import { collectiveLog } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { implement } from '#src/platform/http/implement'
import { addBrowserCosignature, getLogBundle, getLogGrowth, listBrowserCosignatures } from '#src/reporting'

export default implement(
  collectiveLog,
  {
    openBundle: ({ params, caller: reader }) => getLogBundle(params, reader),
    getGrowth: ({ query: { size } }) => getLogGrowth(size),
    addCosignature: ({ body, caller: reader }) => addBrowserCosignature(reader, body, Date.now()),
    listCosignatures: ({ caller: reader }) => listBrowserCosignatures(reader),
  },
  getCollectiveReader,
)
