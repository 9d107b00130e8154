import { collectivePlays } from '@bgm/contract'
import { getReader, type Reader } from '#src/api/account/services/collective-reader'
import { findAnyPlay, getPlayId, type LineRow } from '#src/api/usage/services/lines'
import { getCheckedPlay, getProofFile } from '#src/api/usage/services/proof-view'
import { notFound } from '#src/http/errors'
import { implement } from '#src/http/implement'
import { recordRead } from '../services/reads'

async function readPlay(id: string, reader: Reader, kind: 'play' | 'proof'): Promise<LineRow> {
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
  getReader,
)
