import { lineIcons } from '@bgm/ui/line-icons'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

declare module '@remix-run/node' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
  interface Future {
    v3_singleFetch: true
  }
}

/** Pages without framework JavaScript do not support HMR, so every change triggers a full reload. */
const reloadOnChange: Plugin = {
  name: 'reload-on-change',
  apply: 'serve',
  handleHotUpdate: ({ server }) => server.ws.send({ type: 'full-reload' }),
}

export default defineConfig({
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // Builds the site's script as a separate module: see root.tsx.
  worker: { format: 'es' },
  // These modules are used only on the server: the dependency scan for the browser would fail on native
  // code.
  optimizeDeps: { exclude: ['@resvg/resvg-js', 'satori'] },
  ssr: { noExternal: [/^@bgm\//] },
  plugins: [
    tailwindcss(),
    reloadOnChange,
    lineIcons,
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // Lazy route discovery reloads the page after a deployment, which would discard a half-filled form.
        v3_lazyRouteDiscovery: false,
        unstable_optimizeDeps: true,
      },
    }),
  ],
})
