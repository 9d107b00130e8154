import { parentPort } from 'node:worker_threads'
import type { DrawRequest } from './draw'

async function answer({ file, name, content }: DrawRequest) {
  const drawings: Record<string, (content: unknown) => Promise<Buffer>> = await import(file)
  const draw = drawings[name]
  if (!draw) throw new Error(`${file} does not export ${name}`)
  parentPort?.postMessage(await draw(content))
}

// An unhandled rejection terminates the worker with an error.
parentPort?.on('message', (request: DrawRequest) => void answer(request))
