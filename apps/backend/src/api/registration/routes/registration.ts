export default {
  routes: [
    { method: 'GET', path: '/registration', handler: 'registration.get' },
    { method: 'PUT', path: '/registration/industry', handler: 'registration.setIndustry' },
    { method: 'PUT', path: '/registration/property', handler: 'registration.setProperty' },
    { method: 'POST', path: '/registration/tax-file', handler: 'tax-file.upload' },
    { method: 'GET', path: '/registration/tax-file', handler: 'tax-file.download' },
    { method: 'DELETE', path: '/registration/tax-file', handler: 'tax-file.remove' },
    { method: 'PUT', path: '/registration/pricing', handler: 'registration.setPricing' },
    { method: 'PUT', path: '/registration/voucher', handler: 'registration.setVoucher' },
    { method: 'DELETE', path: '/registration/voucher', handler: 'registration.removeVoucher' },
    { method: 'POST', path: '/registration/confirm', handler: 'registration.confirm' },
  ],
}
