import { collectivePlays } from '@bgm/contract'
import { type CollectiveReader, getCollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import {
  findAnyPlay,
  getCheckedPlay,
  getPlayId,
  getProofFile,
  type LineRow,
  recordRead,
} from '#src/reporting'

async function readPlay(id: string, reader: CollectiveReader, kind: 'play' | 'proof'): Promise<LineRow> {
  const play = await findAnyPlay(getPlayId(id))
  if (!play) throw notFound()
  await recordRead(reader, kind, play.play_id)
  return play
}

export default implement(
  collectivePlays,
  {
    getPlay: async ({ params, caller: reader }) => getCheckedPlay(await readPlay(params.id, reader, 'play')),

    downloadProof: async ({ params, caller: reader }) =>
      getProofFile(await readPlay(params.id, reader, 'proof')),
  },
  getCollectiveReader,
)
