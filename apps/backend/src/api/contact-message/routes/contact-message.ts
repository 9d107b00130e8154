export default {
  routes: [
    {
      method: 'POST',
      path: '/contact-messages',
      handler: 'contact-message.receive',
      config: { auth: false },
    },
  ],
}
