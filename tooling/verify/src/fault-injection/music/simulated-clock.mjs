import { channel } from 'node:diagnostics_channel'

// Loaded into the gateway, so that its clock follows the simulated time sent in the devices' requests.
let now = Number(process.env.SIMULATED_NOW)

Date.now = () => now

channel('http.server.request.start').subscribe(({ request, response }) => {
  now = Math.max(now, Number(request.headers['x-simulated-now']) || 0)
  // Node reads the time of this header elsewhere, and devices learn the server's time from it.
  response.setHeader('Date', new Date(now).toUTCString())
})
