const config = { auth: false }

export default {
  routes: [
    { method: 'GET', path: '/internal/commands', handler: 'device-command.pending', config },
    { method: 'POST', path: '/internal/commands/:id/ack', handler: 'device-command.acknowledge', config },
  ],
}
