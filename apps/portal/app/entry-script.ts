import '@bgm/browser/entry'

const witness = document.querySelector<HTMLFormElement>('form[data-log-witness]')
if (witness) import('./log-witness/bind').then(({ bindLogWitness }) => bindLogWitness(witness))
