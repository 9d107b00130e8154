import { once } from 'node:events'
import { createSmtpServer } from './smtp.mjs'
import { createStore } from './store.mjs'
import { createWebServer } from './web.mjs'

const HOST = '127.0.0.1'

async function listen(server, port) {
  const ready = once(server, 'listening')
  server.listen(port, HOST)
  await ready
}

/** Starts the SMTP and HTTP servers on 127.0.0.1. Port 0 selects a free port. Rejects if a port is in use. */
export async function startMailbox({ smtpPort, pagePort }) {
  const store = createStore()
  const smtp = createSmtpServer(store)
  const web = createWebServer(store)
  await Promise.all([listen(smtp.server, smtpPort), listen(web, pagePort)])
  return {
    smtpUrl: `smtp://${HOST}:${smtp.server.address().port}`,
    pageUrl: `http://${HOST}:${web.address().port}`,
    async stop() {
      web.closeAllConnections()
      await Promise.all([new Promise(done => smtp.close(done)), new Promise(done => web.close(done))])
    },
  }
}
