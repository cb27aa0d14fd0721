// The symbols on dice, drawn for this page. 24 by 24, filled with the colour of the text.
export const glyphs: Record<string, string> = {
  // A blade, its guard and its grip.
  melee:
    '<path d="M21.5 2.5 20.6 7 11.3 16.3 7.7 12.7 17 3.4z"/><path d="m5.6 11.4 7 7-1.7 1.7-2.3-2.3-3.7 3.7-2.4-2.4 3.7-3.7-2.3-2.3z"/>',
  // A sight with a bolt in the middle.
  ranged:
    '<path fill-rule="evenodd" d="M12 4.2a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6m0 2.4a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8"/><path d="M10.8 1h2.4v5.4h-2.4zM10.8 17.6h2.4V23h-2.4zM1 10.8h5.4v2.4H1zM17.6 10.8H23v2.4h-5.4z"/><circle cx="12" cy="12" r="2.1"/>',
  // A burst with splinters.
  indirect:
    '<path d="m12 4.2 1.7 4.5 4.4-2-2 4.4 4.5 1.7-4.5 1.7 2 4.4-4.4-2L12 21.4l-1.7-4.5-4.4 2 2-4.4-4.5-1.7 4.5-1.7-2-4.4 4.4 2z"/><circle cx="4.2" cy="4" r="1.7"/><circle cx="20" cy="4" r="1.7"/><circle cx="20.6" cy="20.4" r="1.4"/><circle cx="3.6" cy="20.6" r="1.4"/>',
  shield: '<path d="M12 1.8 20.5 5v6.2c0 5.3-3.3 9-8.5 11-5.2-2-8.5-5.7-8.5-11V5z"/>',
  // A chip with a notch on each side.
  resource:
    '<path fill-rule="evenodd" d="M12 1.5 21 6.7v10.6L12 22.5 3 17.3V6.7zm0 3.3L5.8 8.4v7.2l6.2 3.6 6.2-3.6V8.4z"/><path d="m12 7.6 3.8 2.2v4.4L12 16.4l-3.8-2.2V9.8z"/>',
  // A link that is torn.
  disrupt: '<path d="M14.6 1 4.4 13.2h6L8.2 23 19.8 9.6h-6.4z"/>',
  // A card that goes down.
  discard:
    '<path fill-rule="evenodd" d="M5.5 1.5h13c.8 0 1.5.7 1.5 1.5v11l-2.4 2.4V4H6.4v12.4L4 14V3c0-.8.7-1.5 1.5-1.5"/><path d="M10.6 7h2.8v9h4L12 22.5 6.6 16h4z"/>',
  // An eye.
  focus:
    '<path fill-rule="evenodd" d="M12 4.5c5.4 0 9 4.2 11 7.5-2 3.3-5.6 7.5-11 7.5S3 15.3 1 12c2-3.3 5.6-7.5 11-7.5m0 2.6a4.9 4.9 0 1 0 0 9.8 4.9 4.9 0 0 0 0-9.8"/><circle cx="12" cy="12" r="2.6"/>',
  special: '<path d="M12 .8 14.7 9.3 23.2 12 14.7 14.7 12 23.2 9.3 14.7.8 12 9.3 9.3z"/>',
  any: '<path d="M10.7 2.5h2.6v6.9l6-3.4 1.3 2.2-6 3.5 6 3.5-1.3 2.2-6-3.4v6.9h-2.6V14l-6 3.4-1.3-2.2 6-3.5-6-3.5L4.7 6l6 3.4z"/>',
  blank: '<path d="M6.5 10.8h11v2.4h-11z" opacity=".55"/>',
}
