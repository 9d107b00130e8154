import { createHash, generateKeyPairSync, sign } from 'node:crypto'

const sha256 = content => createHash('sha256').update(content).digest('hex')

/** What a play says to its chain (docs/usage-log.md). */
const digestPlay = play =>
  sha256(
    JSON.stringify({
      boot: play.boot,
      clock_offset: play.clock_offset,
      duration_ms: Math.round(play.seconds * 1000),
      end_reason: play.end_reason,
      epoch: play.epoch,
      layer: play.layer,
      offline: play.offline ? 1 : 0,
      play_id: play.play_id,
      seq: play.seq,
      started_at: play.started_at,
      track: play.track,
      track_revision: play.track_revision,
    }),
  )

/** The key of a device, and a function that gives plays the next places of its chain and returns their head. */
function createPlaySigner() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url')
  const public_key = bytes.toString('base64')
  let end = { chain: 0, prev: sha256(bytes) }
  return {
    public_key,
    signPlays(plays) {
      const start = end
      const link = plays.reduce((prev, play) => sha256(`${prev}\n${digestPlay(play)}\n`), start.prev)
      end = { chain: start.chain + plays.length, prev: link }
      const text = Buffer.from(`usage-plays/1\n${end.chain - 1}\n${link}\n`)
      return {
        alg: 'Ed25519',
        public_key,
        ...start,
        signature: sign(null, text, privateKey).toString('base64'),
      }
    },
  }
}

/** Gives devices keys; returns them with a function that signs their plays. */
export async function addKeys(testBackend, devices) {
  const signers = devices.map(() => createPlaySigner())
  const keys = devices.map(({ player }, index) => ({ player, public_key: signers[index].public_key }))
  const records = await testBackend.records()
  await records.execute(
    `update players as p set key_alg = 'Ed25519', public_key = k.public_key, key_at = p.paired_at
     from jsonb_to_recordset('${JSON.stringify(keys)}'::jsonb) as k (player text, public_key text)
     where p.document_id = k.player`,
  )
  await records.close()
  return devices.map((device, index) => ({ ...device, signPlays: signers[index].signPlays }))
}
