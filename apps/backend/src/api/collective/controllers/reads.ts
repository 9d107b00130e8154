import { collectiveReads } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { implement, toPage } from '#src/platform/http/implement'
import { listReadLogEntries, recordRead } from '#src/reporting'

export default implement(
  collectiveReads,
  {
    async listReads({ query: { page, page_size: pageSize }, caller: reader }) {
      await recordRead(reader, 'reads')
      const { reads, pagination } = await listReadLogEntries(reader, { page, pageSize })
      return toPage(reads, pagination)
    },
  },
  getCollectiveReader,
)
