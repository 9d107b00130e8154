import type { Plugin } from 'vite'
import type { createDevelopmentGateway } from './development'

/**
 * Serves the device API in development. Vite must load the gateway, because Node 20 cannot import
 * TypeScript.
 */
export const gatewayPlugin: Plugin = {
  name: 'gateway',
  apply: 'serve',
  async configureServer(vite) {
    const module = await vite.ssrLoadModule('/server/development.ts')
    const create: typeof createDevelopmentGateway = module.createDevelopmentGateway
    vite.middlewares.use(await create())
  },
}
