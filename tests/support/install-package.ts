import { spawnSync } from "node:child_process";

const INSTALLER = "apt-get";
const OPTIONS = ["-o", "DPkg::Lock::Timeout=600", "-qq"];

/** Installs a package of the system, where this user and this system can; whoever asked looks whether it is there now. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`installing: ${name}`);
  spawnSync(INSTALLER, [...OPTIONS, "update"], { stdio: "ignore" });
  spawnSync(INSTALLER, [...OPTIONS, "install", "-y", name], { stdio: ["ignore", "ignore", "inherit"] });
}
