/** Roles with these permissions can see the usage log and the monthly reports. */
export const usageReadPermissions = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::seal.usage-setting' },
]
