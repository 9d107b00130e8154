export default {
  routes: [
    { method: 'GET', path: '/licences/:code/certificate', handler: 'certificate.download' },
    { method: 'POST', path: '/licence-batches', handler: 'certificate.createBatch' },
    { method: 'GET', path: '/licence-batches/:id', handler: 'certificate.getBatch' },
    { method: 'GET', path: '/licence-batches/:id/file', handler: 'certificate.downloadBatch' },
  ],
}
