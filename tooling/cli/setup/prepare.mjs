import { root } from '#program/environment.mjs'
import { runStep } from '#program/steps.mjs'
import { buildAdminPanel, buildAllButBackend, buildApps, buildBackend, hasAdminPanel } from './build.mjs'
import { installPackages, isInstallUpToDate } from './install.mjs'
import { linkPinnedNode } from './pinned-node.mjs'
import { ensurePnpm } from './pnpm.mjs'
import { requireDiskSpace, requireNode, requirePlatform } from './requirements.mjs'

/** Throws if the machine does not meet the requirements. Called before the first step. */
export function checkMachine() {
  requirePlatform()
  requireNode()
  requireDiskSpace(root, isInstallUpToDate() ? 0.3 : 4)
}

export async function preparePackages(logs) {
  await runStep('Package manager', () => ensurePnpm(logs))
  await runStep('Packages', () => installPackages(logs))
  linkPinnedNode()
}

export const prepareApps = logs => runStep('Apps and backend', () => buildApps(logs))
export const prepareAdminPanel = logs => runStep('Admin panel', () => buildAdminPanel(logs))

/**
 * Prepares the packages and the backend. Resolves with the builds that other services still wait for, so that the backend
 * can fill a new database meanwhile.
 */
export async function prepareBackend(logs) {
  await preparePackages(logs)
  if (hasAdminPanel()) {
    await prepareApps(logs)
    await prepareAdminPanel(logs)
    return {}
  }
  await runStep('Backend', () => buildBackend(logs))
  const builds = { apps: runStep('Apps', () => buildAllButBackend(logs)), panel: prepareAdminPanel(logs) }
  // Whoever awaits them reports the failure.
  for (const build of Object.values(builds)) build.catch(() => undefined)
  return builds
}

/** Prepares the checkout: pnpm, packages, apps, backend and admin panel. */
export async function prepareCheckout(logs) {
  await Promise.all(Object.values(await prepareBackend(logs)))
}
