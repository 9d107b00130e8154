// Loaded into the backend before its own code. Measures how long its thread computes without letting other work
// run. Processor time is used, because other processes on the machine only add to the elapsed time.
const { createServer } = require('node:http')

let isMeasuring = false
let longest = 0
let last = 0

const readCpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

// Runs once in every turn of the event loop.
function measure() {
  if (!isMeasuring) return
  const now = readCpu()
  longest = Math.max(longest, now - last)
  last = now
  setImmediate(measure)
}

const actions = {
  '/start': () => {
    longest = 0
    last = readCpu()
    isMeasuring = true
    setImmediate(measure)
    return {}
  },
  '/stop': () => {
    isMeasuring = false
    return { longest }
  },
  '/routes': () => ({
    routes: globalThis.strapi.server
      .listRoutes()
      .flatMap(({ methods, path }) => (methods.includes('GET') ? path : [])),
  }),
}

const server = createServer((request, response) => {
  const action = actions[request.url]
  response.statusCode = action ? 200 : 404
  response.end(JSON.stringify(action ? action() : {}))
})
server.on('error', error => console.error(error))
server.listen(Number(process.env.EVENT_LOOP_PROBE_PORT), '127.0.0.1').unref()
