chaos-demo-far = You have no figure in this region or next to it.
chaos-demo-prompt = Nurgle: summon or play a card
chaos-demo-left = 4 power left
