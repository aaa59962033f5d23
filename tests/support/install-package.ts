import { spawnSync } from "node:child_process";

const INSTALLER = "apt-get";
const OPTIONS = ["-o", "DPkg::Lock::Timeout=600", "-qq"];

/** Tries to install a system package where this user and this system can; the caller checks whether it is there now. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`installing: ${name}`);
  spawnSync(INSTALLER, [...OPTIONS, "update"], { stdio: "ignore" });
  spawnSync(INSTALLER, [...OPTIONS, "install", "-y", name], { stdio: ["ignore", "ignore", "inherit"] });
}
