import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Pages without framework script cannot swap modules: while developing, every change loads them again. */
const reloadOnChange: Plugin = {
  name: 'reload-on-change',
  apply: 'serve',
  handleHotUpdate: ({ server }) => server.ws.send({ type: 'full-reload' }),
}

export default defineConfig({
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // The site's own script leaves as one module of its own: see root.tsx.
  worker: { format: 'es' },
  // They draw link pictures on the server alone; the scan for the browser must not follow them into native code.
  optimizeDeps: { exclude: ['@resvg/resvg-js', 'satori'] },
  ssr: { noExternal: [/^@bgm\//] },
  plugins: [
    tailwindcss(),
    reloadOnChange,
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // A deploy must not eat a half-filled form: the whole route map is known from the start.
        v3_lazyRouteDiscovery: false,
        unstable_optimizeDeps: true,
      },
    }),
  ],
})
