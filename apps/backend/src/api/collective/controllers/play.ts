import { collectivePlays } from '@bgm/contract'
import { type CollectiveReader, getCollectiveReader } from '#src/identity/account/collective-reader'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { recordRead } from '#src/reporting/collective/reads'
import { findAnyPlay, getPlayId, type LineRow } from '#src/reporting/usage/lines'
import { getCheckedPlay, getProofFile } from '#src/reporting/usage/proof-view'

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
