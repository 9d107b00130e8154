import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { analyseAudio } from '#src/catalogue/audio/analyse'
import { encodeMp3 } from '#src/catalogue/audio/encode'
import { composeSong, type SongRequest } from './compose'
import { renderSong, sampleRate } from './synthesis'

/** On Linux, this lowers the priority of this thread only, so that requests are served first. */
setPriority(10)

parentPort?.on('message', async ({ order, path }: { order: SongRequest; path: string }) => {
  const file = await encodeMp3([renderSong(composeSong(order))], sampleRate, 80)
  writeFileSync(path, file)
  parentPort?.postMessage(await analyseAudio(file))
})
