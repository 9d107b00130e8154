// Refreshes the page when a message arrives. An open message remains unchanged; only the list is updated.

async function poll() {
  if (document.hidden) return
  const version = await fetch('/version').then(
    response => response.text(),
    () => document.body.dataset.version,
  )
  if (version === document.body.dataset.version) return
  const html = await fetch(location.href).then(answer => answer.text())
  const next = new DOMParser().parseFromString(html, 'text/html')
  document.body.dataset.version = next.body.dataset.version
  document.querySelector('.side').replaceWith(next.querySelector('.side'))
  if (document.body.dataset.view === 'message') return
  document.body.dataset.view = next.body.dataset.view
  document.querySelector('main').replaceWith(next.querySelector('main'))
}

setInterval(poll, 1500)
