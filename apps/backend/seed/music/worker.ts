import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { analyseAudio } from '#src/audio/analyse'
import { composeSong, type SongRequest } from './composition/compose'
import { encodeMp3 } from './encode'
import { renderSong } from './synthesis/render'

/** On Linux, this lowers the priority of this thread only, so that requests are served first. */
setPriority(10)

parentPort?.on('message', async ({ order, path }: { order: SongRequest; path: string }) => {
  const file = await encodeMp3(renderSong(composeSong(order), order.seed))
  writeFileSync(path, file)
  parentPort?.postMessage(await analyseAudio(file))
})
