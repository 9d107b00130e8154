import { Readable } from 'node:stream'
import { collectiveReads } from '@bgm/contract'
import { getCollectiveReader } from '#src/identity'
import { implement, toPage } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getAccount } from '#src/platform/http/request-context'
import {
  describeReadFilter,
  exportReadLog,
  listReaders,
  listReadLogEntries,
  recordRead,
} from '#src/reporting'

export default implement(
  collectiveReads,
  {
    async listReads({ query: { page, page_size: pageSize, ...filter }, caller: reader, ctx }) {
      if (filter.q) await consume('collective-search-account', getAccount(ctx).documentId)
      await recordRead(reader, 'reads', describeReadFilter(filter))
      const [{ reads, pagination }, readers] = await Promise.all([
        listReadLogEntries(reader, filter, { page, pageSize }),
        listReaders(reader),
      ])
      return { ...toPage(reads, pagination), readers }
    },

    async exportReads({ query: { separator, ...filter }, caller: reader }) {
      await recordRead(reader, 'reads-export', describeReadFilter(filter))
      return {
        name: 'access-log.csv',
        type: 'text/csv; charset=utf-8',
        content: Readable.from(await exportReadLog(reader, filter, separator)),
      }
    },
  },
  getCollectiveReader,
)
