/** Files for the person at this device: shared where the device can share them, else saved. */

/** Asked with a file that is as good as any other picture. */
export const sharesPictures = "canShare" in navigator && navigator.canShare({ files: [new File([""], "parlour.png", { type: "image/png" })] });

export function handOver(picture: File): Promise<void> | void {
  if (sharesPictures) return navigator.share({ files: [picture] }).catch(() => {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
