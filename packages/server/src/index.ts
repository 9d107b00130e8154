export type { AppOptions } from './app'
export { type BuildInfo, type Handle, loadBuild, remixHandle } from './build'
export { createServer, PortTakenError, type RunningServer, type ServerOptions } from './create-server'
export { exitWithReason, serve } from './serve'
