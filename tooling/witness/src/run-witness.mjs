import { openEvidence } from './files/evidence.mjs'
import { openFolder } from './files/folder.mjs'
import { createRequestHandler } from './http/routes.mjs'
import { startServer } from './http/server.mjs'
import { WitnessError } from './problem.mjs'
import { createAddCheckpoint } from './protocol/add-checkpoint.mjs'

/** Where the witness listens; the environment overrides its settings, for containers and tests. */
function chooseAddress({ address, port }, { WITNESS_ADDRESS, WITNESS_PORT } = process.env) {
  if (WITNESS_PORT && !/^\d{1,5}$/.test(WITNESS_PORT))
    throw new WitnessError(`WITNESS_PORT has to be a number, not "${WITNESS_PORT}".`)
  return { address: WITNESS_ADDRESS || address, port: WITNESS_PORT ? Number(WITNESS_PORT) : port }
}

/** Runs a witness until a signal arrives; requests that are running are finished. */
export async function runWitness(folder) {
  const opened = await openFolder(folder)
  try {
    const evidence = await openEvidence(folder)
    const witness = { ...opened, evidence, addCheckpoint: createAddCheckpoint({ ...opened, evidence }) }
    const { address, port: wanted } = chooseAddress(await opened.config.get())
    const { port, stop } = await startServer(createRequestHandler(witness), { address, port: wanted })
    console.info(`Witness: http://${address.includes(':') ? `[${address}]` : address}:${port}`)
    for (const { vkey } of opened.keys) console.info(vkey)
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () =>
        stop().finally(() => {
          opened.close()
          process.exit(0)
        }),
      )
  } catch (error) {
    opened.close()
    throw error
  }
}
