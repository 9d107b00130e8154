export default {
  routes: [
    {
      method: 'GET',
      path: '/content-revision',
      handler: 'content-revision.find',
      config: { auth: false },
    },
  ],
}
