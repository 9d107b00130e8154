export { createSimulator } from './simulator.mjs'
export { startSimulator } from './start-simulator.mjs'
